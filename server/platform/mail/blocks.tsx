import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import { letterFrame } from '#messages/letter-frame.ts'
import { withoutPlaceholders } from './link-token.ts'
import { styles } from './palette.ts'

// What letters are made of. Each block also says in plain-text.ts how it reads without HTML.

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

export interface SpokenProps {
  language: Language
  children: ReactNode
}

/** Blocks in another language than that of the letter. */
export function Spoken({ language, children }: SpokenProps) {
  return <div lang={language}>{children}</div>
}

export interface SubtitleProps {
  words: string
}

/** What the following blocks are about, in somebody's words. */
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

/** A paragraph somebody has written, line breaks kept. */
export function Lines({ words }: LinesProps) {
  return (
    <p className="ink" style={styles.paragraph}>
      {broken(words)}
    </p>
  )
}

export interface ClosingProps {
  language: Language
}

/** How every letter to somebody outside ends. */
export function Closing({ language }: ClosingProps) {
  return <Lines words={letterFrame.closing[language]} />
}

export interface NoteProps extends TextProps {
  /** Where it is not that of the letter. */
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

/** The one thing to do, with its address spelt out for programs that show no buttons. */
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

/** A button is a cell of a table, for Outlook draws neither a ground nor space around the words of a link. */
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
  /** Where it is not that of the letter. */
  lang?: Language
  /** Label and address of each. */
  rows: readonly (readonly [string, string])[]
}

/** Links in small print, such as the one by which a reader leaves. */
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
  /** Somebody else's words, line breaks kept. */
  words: string
}

export function Quote({ words }: QuoteProps) {
  return (
    <blockquote className="ink sunken" style={styles.quote}>
      {broken(withoutPlaceholders(words))}
    </blockquote>
  )
}

function broken(words: string) {
  return words.split('\n').map((line, index) => (
    <span key={index}>
      {line}
      <br />
    </span>
  ))
}
