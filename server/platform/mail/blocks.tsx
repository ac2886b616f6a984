import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import { letterFrame } from '#messages/letter-frame.ts'
import { withoutPlaceholders } from './link-token.ts'
import { styles } from './palette.ts'

// The building blocks of letters. plain-text.ts defines how each block reads without HTML.

export interface TextProps {
  children: string | readonly string[]
}

export function Paragraph({ children }: TextProps) {
  return (
    <p className="ink" style={styles.paragraph}>
      {children}
    </p>
  )
}

export interface LanguageBlockProps {
  language: Language
  children: ReactNode
}

/** Blocks in a language other than the letter's. */
export function LanguageBlock({ language, children }: LanguageBlockProps) {
  return <div lang={language}>{children}</div>
}

export interface SubtitleProps {
  words: string
}

/** Heading of the following blocks, in words written by users. */
export function Subtitle({ words }: SubtitleProps) {
  return (
    <h2 className="ink" style={styles.heading}>
      {withoutPlaceholders(words)}
    </h2>
  )
}

export interface LinesProps {
  words: string
}

/** A paragraph written by users, with its line breaks. */
export function Lines({ words }: LinesProps) {
  return (
    <p className="ink" style={styles.paragraph}>
      {withLineBreaks(words)}
    </p>
  )
}

export interface ClosingProps {
  language: Language
}

/** The closing of every letter to people outside the institute. */
export function Closing({ language }: ClosingProps) {
  return <Lines words={letterFrame.closing[language]} />
}

export interface NoteProps extends TextProps {
  /** Language, if it is not the letter's. */
  lang?: Language | false
}

/** A remark in small print. */
export function Note({ children, lang }: NoteProps) {
  return (
    <p lang={lang || undefined} className="muted" style={styles.note}>
      {children}
    </p>
  )
}

export interface ButtonProps {
  language: Language
  label: string
  address: string
}

/** The letter's call to action, with its URL written out for mail programs that show no buttons. */
export function Button({ language, label, address }: ButtonProps) {
  return (
    <>
      <ButtonFace label={label} address={address} />
      <p className="muted" style={styles.note}>
        {letterFrame.buttonFails[language]}
        <br />
        <a href={address} className="brand" style={styles.link}>
          {address}
        </a>
      </p>
    </>
  )
}

/** A button as a table cell, because Outlook shows neither background nor padding of links. */
export function ButtonFace({ label, address }: Omit<ButtonProps, 'language'>) {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" style={styles.buttonLine}>
      <tbody>
        <tr>
          <td style={styles.buttonCell}>
            <a href={address} style={styles.button}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

export interface LinksProps {
  /** Language, if it is not the letter's. */
  lang?: Language
  /** Label and URL of each link. */
  rows: readonly (readonly [string, string])[]
}

/** Links in small type, such as the one to unsubscribe. */
export function Links({ rows, lang }: LinksProps) {
  return rows.map(([label, address]) => (
    <p key={address} lang={lang} className="muted" style={styles.note}>
      <a href={address} className="brand" style={styles.link}>
        {label}
      </a>
    </p>
  ))
}

export interface FactsProps {
  /** Name and value of each line. */
  rows: readonly (readonly [string, string])[]
}

export function Facts({ rows }: FactsProps) {
  return (
    <dl style={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="muted" style={styles.factName}>
            {name}
          </dt>
          <dd className="ink" style={styles.factValue}>
            {withoutPlaceholders(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface QuoteProps {
  /** Another person's words, with their line breaks. */
  words: string
}

export function Quote({ words }: QuoteProps) {
  return (
    <blockquote className="ink sunken" style={styles.quote}>
      {withLineBreaks(withoutPlaceholders(words))}
    </blockquote>
  )
}

function withLineBreaks(words: string) {
  return words.split('\n').map((line, index) => (
    <span key={index}>
      {line}
      <br />
    </span>
  ))
}
