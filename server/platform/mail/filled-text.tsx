import { Fragment, type ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import { ownValue, type TextPart, textParts } from '#contract/placeholders.ts'
import { Button, Lines } from './blocks.tsx'
import { withoutPlaceholders } from './link-token.ts'

/** User input, or a link of the site: shown as a button if alone in its paragraph, otherwise as a URL. */
export type PlaceholderValue = string | { label: string; address: string }

type Values = Readonly<Record<string, PlaceholderValue>>

/**
 * Returns the blocks of a mail text written by staff, with its placeholders filled: `letter(cover,
 * filledText(…))`. Empty lines separate paragraphs. Neither the text nor a value can become markup or a
 * token's placeholder; only the URL of a link may contain one.
 */
export function filledText(text: string, values: Values, language: Language): ReactNode {
  return paragraphsOf(text).map((paragraph, at) => (
    <Fragment key={at}>{filledParagraph(textParts(paragraph), values, language)}</Fragment>
  ))
}

function paragraphsOf(text: string): string[] {
  const paragraphs = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/)
  return paragraphs.map(words => words.trim()).filter(words => words !== '')
}

function filledParagraph(parts: TextPart[], values: Values, language: Language): ReactNode {
  const link = parts.length === 3 && isEmpty(parts[0]) && isEmpty(parts[2]) && valueFor(parts[1], values)
  if (link && typeof link !== 'string') return <Button language={language} {...link} />
  return <Lines words={parts.map(part => wordsOf(part, values)).join('')} />
}

function isEmpty(part: TextPart | undefined): boolean {
  return part !== undefined && 'words' in part && part.words === ''
}

function valueFor(part: TextPart | undefined, values: Values): PlaceholderValue | undefined {
  return part && 'placeholder' in part ? ownValue(values, part.placeholder) : undefined
}

function wordsOf(part: TextPart, values: Values): string {
  if ('words' in part) return withoutPlaceholders(part.words)
  const value = valueFor(part, values) ?? `{${part.placeholder}}`
  return typeof value === 'string' ? withoutPlaceholders(oneLine(value)) : value.address
}

// A name with line breaks would look like part of the site's text.
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}
