import type { TextMark } from '#contract/articles/marked-text.ts'
import { accents, symbols } from './latex-symbols.ts'

const deepest = 60 // nested braces

const marks: ReadonlyMap<string, TextMark> = new Map([
  ...(['textit', 'emph', 'textsl', 'mathit', 'it', 'em', 'itshape'] as const).map(
    name => [name, 'i'] as const,
  ),
  ...(['textbf', 'mathbf', 'boldsymbol', 'bm', 'bf', 'bfseries'] as const).map(name => [name, 'b'] as const),
  ...(['textsubscript', 'sb'] as const).map(name => [name, 'sub'] as const),
  ...(['textsuperscript', 'sp'] as const).map(name => [name, 'sup'] as const),
])
const switches = ['it', 'em', 'itshape', 'bf', 'bfseries'] // apply until the end of their group
const unseen = [
  'relax',
  'protect',
  'noopsort',
  'hspace',
  'vspace',
  'label',
  'cite',
  'footnote',
  'left',
  'right',
]
const withHiddenArgument = ['noopsort', 'hspace', 'vspace', 'label', 'cite', 'footnote']

/**
 * Converts LaTeX, as programs and people write it in BibTeX, to marked text. Text of unknown commands is
 * kept. Returns null if braces are nested too deeply.
 */
export function textOfLatex(latex: string): string | null {
  if (!/[\\{}$~`'_^-]/.test(latex)) return latex
  return depthOf(latex) > deepest ? null : new Reader(latex).all()
}

function depthOf(text: string): number {
  let depth = 0
  let most = 0
  for (const sign of text) {
    if (sign === '{') most = Math.max(most, ++depth)
    if (sign === '}') depth--
  }
  return most
}

const plainPart = /[^\\{}$~`'_^-]+/y

class Reader {
  private at = 0
  private mathOpening: '' | '$' | '$$' = ''
  private readonly text: string
  constructor(text: string) {
    this.text = text
  }

  all(): string {
    let text = this.group()
    while (this.at < this.text.length) {
      this.at++ // an unmatched closing brace
      text += this.group()
    }
    return text
  }

  /** Reads up to the closing brace of the group, without consuming it. */
  private group(): string {
    let text = ''
    let ends = ''
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      if (this.text[this.at] === '\\') {
        const name = this.commandName()
        const mark = switches.includes(name) ? marks.get(name) : undefined
        if (mark === undefined) text += this.command(name)
        else {
          this.skipSpace()
          text += `<${mark}>`
          ends = `</${mark}>${ends}`
        }
      } else text += this.plain() || this.next()
    }
    return text + ends
  }

  private next(): string {
    const sign = this.text[this.at] ?? ''
    const rest = this.text.slice(this.at, this.at + 3)
    if (sign === '{') return this.braced()
    if (sign === '$') return this.mathSwitch()
    if (this.isMath && (sign === '_' || sign === '^')) {
      this.at++
      return marked(sign === '_' ? 'sub' : 'sup', this.argument())
    }
    for (const [written, meant] of ligatures) {
      if (!this.isMath && rest.startsWith(written)) {
        this.at += written.length
        return meant
      }
    }
    const letter = this.letter()
    if (this.isMath && letter === "'") return '′'
    return letter === '~' ? ' ' : letter
  }

  private letter(): string {
    const letter = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0)
    this.at += letter.length
    return letter
  }

  private plain(): string {
    plainPart.lastIndex = this.at
    const part = plainPart.exec(this.text)?.[0] ?? ''
    this.at += part.length
    return part
  }

  private braced(): string {
    this.at++
    const text = this.group()
    this.at++
    return text
  }

  // A dollar that no other one follows is money.
  private mathSwitch(): string {
    const sign = this.text.startsWith('$$', this.at) && this.mathOpening !== '$' ? '$$' : '$'
    if (!this.isMath && this.text.indexOf('$', this.at + sign.length) < 0) {
      this.at++
      return '$'
    }
    this.at += sign.length
    this.mathOpening = this.isMath ? '' : sign
    return ''
  }

  private get isMath(): boolean {
    return this.mathOpening !== ''
  }

  /** Reads the name after a backslash: letters, or a single character. */
  private commandName(): string {
    this.at++
    const start = this.at
    while (/[a-z]/i.test(this.text[this.at] ?? '')) this.at++
    if (this.at === start) this.at++
    return this.text.slice(start, this.at)
  }

  private command(name: string): string {
    const accent = accents.get(name)
    if (accent !== undefined && !(this.isMath && /[a-z]/i.test(name))) return this.accented(accent)
    const isWord = /^[a-z]/i.test(name)
    if (!isWord) return signOf(name)
    const symbol = symbols.get(name)
    this.skipSpace()
    if (symbol !== undefined) {
      if (this.text.startsWith('{}', this.at)) this.at += 2
      return symbol
    }
    const mark = marks.get(name)
    if (mark !== undefined) return marked(mark, this.argument())
    if (withHiddenArgument.includes(name)) this.argument()
    if (unseen.includes(name)) return ''
    if (name === 'href') {
      this.argument()
      return this.argument()
    }
    return this.text[this.at] === '{' ? this.braced() : ''
  }

  private accented(accent: string): string {
    this.skipSpace()
    const [base = '', ...others] = dotless(this.argument())
    if (base === '') return spacing[accent] ?? ''
    return (base + accent + others.join('')).normalize('NFC')
  }

  private argument(): string {
    this.skipSpace()
    if (this.at >= this.text.length || this.text[this.at] === '}') return ''
    if (this.text[this.at] === '{') return this.braced()
    return this.text[this.at] === '\\' ? this.symbolHere() : this.letter()
  }

  /**
   * Reads a command as an argument: `\'\i`. A command that itself takes arguments yields nothing, so that
   * arguments without braces never nest.
   */
  private symbolHere(): string {
    const name = this.commandName()
    return symbols.get(name) ?? (/^[a-z]/i.test(name) ? '' : signOf(name))
  }

  private skipSpace(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++
  }
}

const spacing: Record<string, string> = { '\u0303': '~', '\u0302': '^' } // an accent over nothing

const ligatures: readonly [string, string][] = [
  ['---', '—'],
  ['--', '–'],
  ['``', '“'],
  ["''", '”'],
]

// `\\` is a line break; `\,` and others are spaces; `\-` and `\/` are nothing; `\(` and `\)` are dropped.
function signOf(name: string): string {
  if (name === '\\') return '\n'
  if (/[\s,;:]/.test(name)) return ' '
  return /[-/!()[\]]/.test(name) ? '' : name
}

function dotless(text: string): string {
  return text.replace(/^ı/, 'i').replace(/^ȷ/, 'j')
}

function marked(mark: TextMark, text: string): string {
  return text === '' ? '' : `<${mark}>${text}</${mark}>`
}
