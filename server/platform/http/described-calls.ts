import type { BoundCall } from '#contract/addresses.ts'
import type { Operation } from './openapi-types.ts'

/** Returns a short summary of a call from its path in the contract: `News, for staff: create`. */
export function summaryOf({ name, meta }: BoundCall): string {
  const [area = '', ...parts] = name.split('.').filter(part => part !== 'backstage')
  const what = parts.map(wordsOf).join(', ')
  const whom = meta.may === 'public' ? '' : ', for staff'
  return `${wordsOf(area).replace(/^./, letter => letter.toUpperCase())}${whom}: ${what}`
}

function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
}

const text = { type: 'string' } as const

/**
 * Body of a ballot. The contract accepts any JSON, because the voting area validates it itself to give each
 * refusal a reason.
 */
export const ballotBody: NonNullable<Operation['requestBody']> = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          email: { ...text, format: 'email', maxLength: 254 },
          ticket: { ...text, description: 'A personal code, or the one of an invitation' },
          receipt: { ...text, description: 'Of a ballot that is to be replaced' },
          website: { ...text, description: 'Stays empty: programs fill it in' },
          votes: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                id: { ...text, description: 'Of an option' },
                value: { type: 'integer', description: '1, points, or a rank' },
              },
              required: ['id', 'value'],
            },
          },
          terms: { type: 'boolean', const: true },
        },
        required: ['votes', 'terms'],
      },
    },
  },
}
