import { createHash } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { inLanguage, type Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { StudyAnswer } from '#contract/studies/study-answer.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type LinkTokens, placeholderOf } from '#server/platform/mail/mail.ts'
import { openToken, sealedToken } from '#server/platform/secret/sealed-token.ts'
import { findStudy, isAnswerCounted, keepAnswer } from './queries.ts'

/**
 * Address of the page where a volunteer states that they answered a call, with a placeholder for the token.
 */
export function answerAddress(studyId: number, language: Language): string {
  return addressOf('studyAnswer', language, { token: placeholderOf(nameOf(studyId)) })
}

/**
 * Returns the tokens of one letter. Each contains only the study and is newly created, so that it counts once
 * and identifies nobody.
 */
export function answerTokens(secret: Buffer, studyIds: readonly number[]): LinkTokens {
  return Object.fromEntries(studyIds.map(id => [nameOf(id), sealedToken(String(id), lockOf(secret))]))
}

/**
 * Returns the study behind a link and whether the answer is counted already. Throws `linkInvalid`, and
 * `linkExpired` if the study is gone.
 */
export async function findAnswer(context: Context, token: string): Promise<StudyAnswer> {
  const { id, title, mark } = await openAnswer(context, token)
  return { title, isCounted: await isAnswerCounted(context.db, id, mark) }
}

/** Counts an answer; using the same link again changes nothing. Throws like `findAnswer`. */
export async function countAnswer(context: Context, token: string): Promise<StudyAnswer> {
  const { id, title, mark } = await openAnswer(context, token)
  await keepAnswer(context.db, id, mark)
  return { title, isCounted: true }
}

async function openAnswer({ db, secret, language }: Context, token: string) {
  const study = await findStudy(db, Number(openToken(token, lockOf(secret))))
  if (!study || study.deletedAt) throw fail('linkExpired')
  // Hash of the decoded bytes, because one token can be encoded in several ways.
  const mark = createHash('sha256').update(Buffer.from(token, 'base64url')).digest()
  return { id: study.id, title: inLanguage(study.title, language).value, mark }
}

const purpose = 'answers to studies'
const lockOf = (secret: Buffer) => ({ secret, purpose, owner: 'studies' })
const nameOf = (studyId: number) => `answer${studyId}`
