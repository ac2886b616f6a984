import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { letterFrame } from '#messages/letter-frame.ts'
import {
  Button,
  type ButtonProps,
  Closing,
  type ClosingProps,
  Facts,
  type FactsProps,
  LanguageBlock,
  Lines,
  type LinesProps,
  Links,
  type LinksProps,
  Note,
  Paragraph,
  Quote,
  type QuoteProps,
  Subtitle,
  type SubtitleProps,
  type TextProps,
} from './blocks.tsx'
import { withoutPlaceholders } from './link-token.ts'
import { plainDocument } from './plain-document.ts'
import { Document, type DocumentProps } from './rich-text.tsx'

/**
 * Returns the blocks of a letter as plain text. Lines are not wrapped, as mail programs and the page of kept data wrap
 * them to their own width. Throws for an element that is not a block.
 */
export function plainText(body: ReactNode): string {
  return blocksOf(body).map(textOf).join('\n\n')
}

function blocksOf(node: ReactNode): ReactElement[] {
  return Children.toArray(node).flatMap(child => {
    if (!isValidElement<{ children?: ReactNode }>(child))
      throw new Error('A letter is made of blocks, not of bare text.')
    return child.type === Fragment || child.type === LanguageBlock ? blocksOf(child.props.children) : [child]
  })
}

function textOf({ type, props }: ReactElement): string {
  if (type === Paragraph || type === Note) return [(props as TextProps).children].flat().join('')
  if (type === Lines) return (props as LinesProps).words
  if (type === Subtitle) return withoutPlaceholders((props as SubtitleProps).words)
  if (type === Closing) return letterFrame.closing[(props as ClosingProps).language]
  if (type === Button) return buttonText(props as ButtonProps)
  if (type === Facts)
    return (props as FactsProps).rows
      .map(([name, value]) => `${name}: ${withoutPlaceholders(value)}`)
      .join('\n')
  if (type === Quote) return quoteText(props as QuoteProps)
  if (type === Document) return documentText(props as DocumentProps)
  if (type === Links)
    return (props as LinksProps).rows.map(([label, address]) => `${label}:\n${address}`).join('\n')
  throw new Error('This block has no plain text yet: see plain-text.ts.')
}

function buttonText({ label, address }: Omit<ButtonProps, 'language'>): string {
  return `${label}:\n${address}`
}

function quoteText({ words }: QuoteProps): string {
  return withoutPlaceholders(words)
    .split('\n')
    .map(line => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}

function documentText({ document, baseUrl, plain = '' }: DocumentProps): string {
  return plain === '' ? plainDocument(document, baseUrl) : withoutPlaceholders(plain)
}
