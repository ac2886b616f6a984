import { expect, expectTypeOf, test } from 'vitest'
import { suggestionStates } from './articles/harvest.ts'
import { importStates } from './articles/import.ts'
import { contributionMachine } from './contests/contribution.ts'
import { registrationMachine } from './events/registration.ts'
import { mailStates } from './mail/api.ts'
import { subscriberMachine } from './newsletter/subscription.ts'
import { diagramOf, type SourceOf, type States, sourcesOf, states } from './states.ts'
import { volunteerMachine } from './volunteers/volunteer.ts'

const seat = states({ pending: ['confirmed', 'expired'], confirmed: ['pending'], expired: [] })

test('the states that lead to a state are known', () => {
  expect(sourcesOf(seat, 'confirmed')).toEqual(['pending'])
  expect(sourcesOf(seat, 'pending')).toEqual(['confirmed'])
  expectTypeOf<SourceOf<typeof seat, 'expired'>>().toEqualTypeOf<'pending'>()
  expectTypeOf<SourceOf<typeof mailStates, 'queued'>>().toEqualTypeOf<'retry' | 'failed' | 'uncertain'>()
})

test('a diagram shows the beginning, each move and the end', () => {
  expect(diagramOf(seat)).toBe(
    `stateDiagram-v2
  [*] --> pending
  pending --> confirmed
  pending --> expired
  confirmed --> pending
  expired --> [*]`,
  )
})

const drawn: Record<string, States> = {
  'A letter in the outbox': mailStates,
  'A registration for an event': registrationMachine,
  'A contribution to a contest': contributionMachine,
  'A volunteer for studies': volunteerMachine,
  'A reader of the newsletter': subscriberMachine,
  'An import of publications': importStates,
  'A suggested publication': suggestionStates,
}

test('the documentation shows the states as they are', async () => {
  const diagrams = Object.entries(drawn).map(
    ([title, one]) => `## ${title}\n\n\`\`\`mermaid\n${diagramOf(one)}\n\`\`\`\n`,
  )
  const page = `# States\n\nMade from the contract by \`npm test -- contract/states.test.ts -u\`.\n\n${diagrams.join('\n')}`
  await expect(page).toMatchFileSnapshot('../docs/states.md')
})
