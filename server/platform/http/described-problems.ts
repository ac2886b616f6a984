import { z } from 'zod'
import { type BoundCall, parametersIn } from '#contract/addresses.ts'
import { statusOf } from '#contract/errors.ts'
import { voteReasonNames } from '#contract/voting/reasons.ts'
import type { Schema } from './openapi-types.ts'

/** Schema of every failure, for all calls. */
export const problemSchema: Schema = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string', minLength: 1 },
    code: { enum: [...Object.keys(statusOf), ...voteReasonNames] },
    requestId: { type: 'string', format: 'uuid' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string', minLength: 1 },
        },
        required: ['field', 'code', 'message'],
        additionalProperties: false,
      },
    },
    current: { description: 'The state to merge with, where another save came first.' },
    pictures: {
      type: 'array',
      items: { type: 'integer' },
      description: 'Files that lack a description in a language that is published.',
    },
  },
  required: ['type', 'title', 'status', 'detail', 'message', 'code', 'requestId'],
  additionalProperties: false,
}

const descriptions: Record<number, string> = {
  400: 'No valid JSON, or a field that does not exist',
  401: 'Not logged in',
  403: 'Not allowed, or sent by a page of another site',
  404: 'Nothing is there',
  408: 'The body did not arrive in time',
  409: 'In conflict with what is there',
  410: 'The link, or the login that was begun, has expired',
  413: 'Too large',
  415: 'Not a media type of this call',
  421: 'Another host',
  422: 'A field is missing or wrong',
  423: 'The account is locked',
  429: 'Too many requests',
  431: 'The headers are too large',
  500: 'An error nobody foresaw',
  503: 'A service it needs is away',
  507: 'The disk is full',
}

/** The failures as OpenAPI components, which calls refer to, so that each is in the document only once. */
export const problemResponses = Object.fromEntries(
  Object.entries(descriptions).map(([status, description]) => {
    const schema = { $ref: '#/components/schemas/Problem' }
    return [`Problem${status}`, { description, content: { 'application/problem+json': { schema } } }]
  }),
)

/** Returns the failures of a call as OpenAPI responses. */
export function problemsOf(call: BoundCall) {
  return Object.fromEntries(
    statusesOf(call).map(status => [status, { $ref: `#/components/responses/Problem${status}` }]),
  )
}

function statusesOf({ name, method, path, meta, procedure }: BoundCall): number[] {
  const isWrite = method !== 'GET'
  const isSecondStep = path.endsWith('/second-step')
  const isLogin = name === 'account.login' || (isSecondStep && isWrite)
  return [
    ...[400, 421, 422, 431, 500, 503],
    ...(isWrite ? [403, 408, 413, 415] : []),
    ...(meta.may !== 'public' ? [401, 403] : [429]),
    ...(isWrite && meta.may !== 'public' ? [409, 429] : []),
    ...(meta.mayConflict ? [409] : []),
    ...(meta.mayMiss || parametersIn(path).length > 0 || namesRecord(procedure) ? [404] : []),
    ...(path.includes('{token}') || isSecondStep ? [410] : []),
    ...(isLogin ? [401, 423] : []),
    ...(name === 'account.refresh' ? [401] : []),
    ...(meta.takesFile ? [507] : []),
  ]
}

// A record can also be identified in the body.
function namesRecord(procedure: BoundCall['procedure']): boolean {
  const input = procedure['~orpc'].inputSchema
  return input instanceof z.ZodObject && ['id', 'slug', 'path'].some(name => name in input.shape)
}
