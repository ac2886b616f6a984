import { createHash } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { inLanguage, type Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { StudyAnswer } from '#contract/studies/study-answer.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type LinkTokens, placeholderOf } from '#server/platform/mail/mail.ts'
import { openToken, sealedToken } from '#server/platform/secret/sealed-token.ts'
import { findStudy, isAnswerCounted, keepAnswer } from './queries.ts'

/** The page on which whoever gets a letter says that they have answered, with the place of its token. */
export function answerAddress(studyId: number, language: Language): string {
  return addressOf('studyAnswer', language, { token: placeholderOf(nameOf(studyId)) })
}

/** The tokens of one letter. Each holds the study alone and is made anew, so that it counts once and tells of nobody. */
export function answerTokens(secret: Buffer, studyIds: readonly number[]): LinkTokens {
  return Object.fromEntries(studyIds.map(id => [nameOf(id), sealedToken(String(id), lockOf(secret))]))
}

/** What the link would do. Changes nothing. Throws `linkInvalid`, and `linkExpired` where the study is gone. */
export async function findAnswer(context: Context, token: string): Promise<StudyAnswer> {
  const { id, title, mark } = await opened(context, token)
  return { title, isCounted: await isAnswerCounted(context.db, id, mark) }
}

/** Counts one who has answered; by the same link a second time nothing changes. Throws like the above. */
export async function answer(context: Context, token: string): Promise<StudyAnswer> {
  const { id, title, mark } = await opened(context, token)
  await keepAnswer(context.db, id, mark)
  return { title, isCounted: true }
}

async function opened({ db, secret, language }: Context, token: string) {
  const study = await findStudy(db, Number(openToken(token, lockOf(secret))))
  if (!study || study.deletedAt) throw fail('linkExpired')
  // Of the bytes: one token can be spelt in several ways.
  const mark = createHash('sha256').update(Buffer.from(token, 'base64url')).digest()
  return { id: study.id, title: inLanguage(study.title, language).value, mark }
}

const purpose = 'answers to studies'
const lockOf = (secret: Buffer) => ({ secret, purpose, owner: 'studies' })
const nameOf = (studyId: number) => `answer${studyId}`
