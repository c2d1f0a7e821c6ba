import { z } from 'zod';
import { clientMessageSchema, serverMessageSchema } from './messages.ts';
import { refusalSchema } from './refusal.ts';
import { API, routes } from './routes.ts';

type Json = { readonly [key: string]: unknown };

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // Answers may gain fields.
      if (zodSchema instanceof z.ZodObject && zodSchema.def.catchall === undefined)
        delete jsonSchema.additionalProperties;
    },
  });
  return rest;
};

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

/** The club's HTTP interface as an OpenAPI 3.1 document, with the socket's messages among its components. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, spec] of Object.entries(routes)) {
    const path = `${API}${spec.path.replace(/:(\w+)/g, '{$1}')}`;
    const parameters = [
      ...[...spec.path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
        name: parameter,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...('query' in spec
        ? Object.entries(spec.query.shape).map(([parameter, schema]) => ({
            name: parameter,
            in: 'query',
            required: false,
            schema: schemaOf(schema, 'input'),
          }))
        : []),
    ];
    paths[path] = {
      ...paths[path],
      [spec.method.toLowerCase()]: {
        operationId: name,
        summary: spec.about,
        'x-caller': spec.caller,
        ...(spec.tokens === 'refused' ? { 'x-pages-only': true } : {}),
        ...(parameters.length > 0 ? { parameters } : {}),
        ...('body' in spec
          ? { requestBody: { required: true, content: jsonContent(schemaOf(spec.body, 'input')) } }
          : {}),
        responses: {
          200: { description: 'Done.', content: jsonContent(schemaOf(spec.answer, 'output')) },
          default: { description: 'Refused.', content: jsonContent({ $ref: '#/components/schemas/Refusal' }) },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Whistlestop club', version },
    paths,
    components: {
      schemas: {
        Refusal: schemaOf(refusalSchema, 'output'),
        ClientMessage: schemaOf(clientMessageSchema, 'input'),
        ServerMessage: schemaOf(serverMessageSchema, 'output'),
      },
    },
  };
}
