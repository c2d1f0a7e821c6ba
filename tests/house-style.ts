const VAGUE_NAME = /(^|[/.-])(utils?|helpers?|common|misc|managers?)([/.-]|$)/i;
const SOURCE = /\.[cm]?[jt]sx?$/;
const TEST = /\.test\.tsx?$|\/test\//;
const SWITCHED_OFF = /(\/\/|\/\*)\s*((oxlint|eslint|biome)-(disable|ignore)|@ts-(ignore|nocheck))/;
const EXPECTED_ERROR = /(\/\/|\/\*)\s*@ts-expect-error/;
const OUTSIDE = ['..', 'shared'].join('/');

/** A sentence for each violation of the house style: a vague name, or text that no file may contain. */
export function complaintsAbout(file: string, text: string): string[] {
  const complaints: string[] = [];
  if (VAGUE_NAME.test(file)) complaints.push(`${file}: the name says nothing about its purpose`);
  if (text.includes(OUTSIDE)) complaints.push(`${file} reaches outside the repository`);
  const switchedOff = SWITCHED_OFF.test(text) || (!TEST.test(file) && EXPECTED_ERROR.test(text));
  if (SOURCE.test(file) && switchedOff) complaints.push(`${file} switches a check off`);
  return complaints;
}
