/** As much of a structured logger as the club uses; Fastify's pino fulfils it. */
export interface Logger {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}
