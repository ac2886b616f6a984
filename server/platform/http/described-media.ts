import type { PathItem } from './openapi-types.ts'

const bytes = {
  'application/octet-stream': {
    schema: { type: 'string' as const, contentMediaType: 'application/octet-stream' },
  },
}
const problem = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
}

/** The bytes of files: not a call of the contract, because they are neither JSON nor small. */
export const mediaPath: PathItem = {
  get: {
    summary: 'Files: read the bytes of one',
    operationId: 'media',
    description: 'A file by its path. Several words may stand for the parameter.',
    security: [],
    parameters: [
      { name: 'path', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'range', in: 'header', schema: { type: 'string' } },
    ],
    responses: {
      200: { description: 'The file, by its own media type', content: bytes },
      206: { description: 'The part asked for', content: bytes },
      304: { description: 'As it was' },
      404: { description: 'Nothing is there', content: problem },
      416: { description: 'The part asked for does not exist' },
      421: { description: 'Another host', content: problem },
      429: { description: 'Too many requests', content: problem },
      431: { description: 'The headers are too large', content: problem },
      500: { description: 'An error nobody foresaw', content: problem },
      503: { description: 'A service it needs is away', content: problem },
    },
  },
}
