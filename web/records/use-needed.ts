import { useMemo } from 'react'
import type { z } from 'zod'
import type { Bilingual } from '#contract/language.ts'
import { isAlwaysNeeded, type Needs, neededIn } from '#contract/needs.ts'
import { records } from '#messages/backstage.ts'

/** The parts of a record kind's declaration that an editor needs. */
export interface Declared {
  fields: z.ZodType
  needs?: Needs<Readonly<Record<string, unknown>>, string>
}

/** Returns which fields are marked as required, and the sentences that explain the marks. */
export function useNeeded({ fields, needs }: Declared, values: object) {
  const always = useMemo(() => memoized(path => isAlwaysNeeded(fields, path)), [fields])
  const asked = needs ? neededIn(needs, { ...values }).join() : ''
  const isNeeded = useMemo(() => {
    const paths = new Set(asked.split(','))
    return (path: string) => paths.has(path) || always(path)
  }, [asked, always])
  return { isNeeded, hints: hintsOf(needs) }
}

function hintsOf(needs: Declared['needs']): Bilingual<string>[] {
  if (!needs) return [records.neededToSave]
  return needs.texts.length > 0 ? [records.neededToPublish, records.oneLanguage] : [records.neededToPublish]
}

function memoized(ask: (path: string) => boolean): (path: string) => boolean {
  const answers = new Map<string, boolean>()
  return path => {
    const answer = answers.get(path) ?? ask(path)
    answers.set(path, answer)
    return answer
  }
}
