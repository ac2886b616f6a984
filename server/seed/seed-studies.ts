import { day } from '#contract/durations.ts'
import { inBoth } from '#contract/language.ts'
import { paragraphs } from '#contract/richtext.ts'
import { blankStudy } from '#contract/studies/study.ts'
import { roundedTime } from '#contract/voting/states.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { create } from '#server/platform/records/records.ts'
import { studyKind } from '#server/studies/studies.ts'
import { demoStudies } from './studies.ts'

/** Creates studies that look for volunteers now, and one that will later. */
export async function seedStudies({ db, clock }: Dependencies): Promise<void> {
  const bySite = { db, clock, caller: null, requestId: 'seed' }
  const inDays = (days: number) => roundedTime(new Date(clock().getTime() + days * day)).toISOString()
  for (const { description, seeks, ...facts } of demoStudies)
    await create(studyKind, bySite, {
      ...blankStudy,
      ...facts,
      description: inBoth(language => paragraphs(...description[language])),
      ...{ seeksFrom: inDays(seeks[0]), seeksUntil: inDays(seeks[1]), isVisible: true },
      ...{ places: 12, placesTaken: 5 },
    })
}
