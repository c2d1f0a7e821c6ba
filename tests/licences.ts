const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
]);

/** Licences that are fine for tools, which are used here but not shipped. */
const PERMISSIVE_FOR_TOOLS = new Set(['MPL-2.0']);

/** Whether a dependency under this licence expression may be used, to run the product or only to develop it. */
export function licenceAllowed(expression: string, use: 'run' | 'develop'): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((alternative) =>
      alternative
        .split(/ AND /)
        .every(
          (licence) =>
            PERMISSIVE.has(licence.trim()) || (use === 'develop' && PERMISSIVE_FOR_TOOLS.has(licence.trim())),
        ),
    );
}
