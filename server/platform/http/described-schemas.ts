import type { AnySchema } from '@orpc/contract'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'
import { programme } from '#contract/events/parts.ts'
import { registrationSettings } from '#contract/events/settings.ts'
import { image } from '#contract/files/file.ts'
import { video } from '#contract/files/video.ts'
import { contentItem, shownItem } from '#contract/pages/items.ts'
import { personCard } from '#contract/people/team.ts'
import { block, richText, richTextDocument } from '#contract/richtext.ts'
import { countedResults, votingResults, votingRules } from '#contract/voting/rules.ts'
import type { Schema } from './openapi-types.ts'

// What many calls have in them, coming in as going out: described once, under a name that generated clients have, too.
const named = {
  RichText: richTextDocument,
  Block: block,
  ContentItem: contentItem,
  ShownItem: shownItem,
  Image: image,
  Video: video,
  PersonCard: personCard,
  Programme: programme,
  RegistrationSettings: registrationSettings,
  VotingRules: votingRules,
  VotingResults: votingResults,
  CountedResults: countedResults,
}

const names = new Map<AnySchema, string>(Object.entries(named).map(([name, schema]) => [schema, name]))
names.set(richText, 'RichText') // which looks at its size first

/** Makes a schema of the contract one of JSON, in which what has a name is a reference. */
export const converter = converterAround()

/** What the references of `converter` lead to. */
export async function namedSchemas(): Promise<Record<string, Schema>> {
  const described: Record<string, Schema> = {}
  for (const [name, schema] of Object.entries(named)) {
    const [, json] = await converterAround(schema).convert(schema, { strategy: 'output' })
    described[name] = json as Schema
  }
  return described
}

/** A converter that writes out the first `whole` it meets and refers to all others. */
function converterAround(whole?: AnySchema): ZodToJsonSchemaConverter {
  let isWritten = false
  return new ZodToJsonSchemaConverter({
    interceptors: [
      ({ schema, next, ...asked }) => next({ ...asked, schema: numberWithin(schema) ?? schema }),
      ({ schema, next }) => {
        const name = names.get(schema)
        if (name === undefined) return next()
        if (schema !== whole || isWritten) return [true, { $ref: `#/components/schemas/${name}` }]
        isWritten = true
        return next()
      },
    ],
  })
}

// In an address a number is read from a text first: its limits stand in what follows.
function numberWithin(schema: AnySchema): z.ZodNumber | null {
  if (!(schema instanceof z.ZodPipe)) return null
  const { in: first, out } = schema
  return first instanceof z.ZodNumber && out instanceof z.ZodNumber ? out : null
}
