import { randomInt } from 'node:crypto';
import { hashOf } from '../store/ids.ts';

/** Digits and letters without look-alikes. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 5;

/** A new recovery code: four groups of five signs, which carry 100 bits. */
export const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS.charAt(randomInt(SIGNS.length))).join(''),
  ).join('-');

/** The hash of a code, whatever its case and spaces, with O for 0 and I or L for 1. */
export const recoveryHashOf = (code: string): string =>
  hashOf(code.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1').replace(/[\s-]/g, ''));
