import path from 'node:path';
import type { Source } from './direction.ts';
import { importsOf } from './imports.ts';

/**
 * The rooms of an app, lowest first: folders or files of its source folder, those of one group in one list. A file imports
 * from its own room and from rooms below it.
 */
export type Rooms = readonly (readonly string[])[];

/** Every import that does not point down, and every file that stands in no room. Tests may import from everywhere. */
export function roomViolations(folder: string, rooms: Rooms, sources: readonly Source[]): string[] {
  const roomOf = (file: string) => {
    const name = path.posix.relative(folder, file).split('/')[0]?.replace(/\.js$/, '.ts') ?? '';
    const level = rooms.findIndex((group) => group.includes(name));
    return { name, level };
  };
  return sources.flatMap(({ path: file, text }) => {
    if (/\.test\.tsx?$/.test(file)) return [];
    const own = roomOf(file);
    if (own.level < 0) return [`${file} stands in no room`];
    return importsOf(file, text).flatMap(({ specifier, line }) => {
      if (specifier?.startsWith('.') !== true) return [];
      const target = path.posix.join(path.posix.dirname(file), specifier);
      const room = roomOf(target);
      const points = path.posix.relative(folder, target).startsWith('..') || room.name === own.name;
      if (points || (room.level >= 0 && room.level < own.level)) return [];
      return [`${file}:${line} imports ${specifier}: ${own.name} does not import ${room.name}`];
    });
  });
}
