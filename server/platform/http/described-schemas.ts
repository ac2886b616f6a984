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

// Schemas used by many calls, as input and output: described once, under a name that generated clients use,
// too.
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
names.set(richText, 'RichText') // a wrapper that checks the size first

/** Converts schemas of the contract to JSON Schema, with references for the named ones. */
export const converter = converterAround()

/** The named schemas that `converter` refers to. */
export async function namedSchemas(): Promise<Record<string, Schema>> {
  const described: Record<string, Schema> = {}
  for (const [name, schema] of Object.entries(named)) {
    const [, json] = await converterAround(schema).convert(schema, { strategy: 'output' })
    described[name] = json as Schema
  }
  return described
}

/**
 * Returns a converter that writes out the first occurrence of `whole` and refers to all other named schemas.
 */
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

// In an address a number is first parsed from text: its limits are in the second part of the pipe.
function numberWithin(schema: AnySchema): z.ZodNumber | null {
  if (!(schema instanceof z.ZodPipe)) return null
  const { in: first, out } = schema
  return first instanceof z.ZodNumber && out instanceof z.ZodNumber ? out : null
}
