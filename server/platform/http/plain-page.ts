import { STATUS_CODES } from 'node:http'
import type { Failure } from '#contract/errors.ts'
import { isLanguage, type Language, locales, negotiateLanguage } from '#contract/language.ts'
import { shell } from '#messages/shell.ts'
import { pathOf } from './target.ts'

interface Asked {
  url?: string | undefined
  headers: { accept?: string | undefined; 'accept-language'?: string | undefined }
}

/** Whether a browser will show the response to a person; calls, feeds and programs get problem documents. */
export function isReadByPeople({ url = '', headers }: Asked): boolean {
  return !/^\/api(\/|$)/.test(pathOf(url)) && /\btext\/html\b/i.test(headers.accept ?? '')
}

/** Returns the language of the address, otherwise the one that the browser prefers. */
export function languageOfReader({ url = '', headers }: Asked): Language {
  const [, prefix] = pathOf(url).split('/')
  return isLanguage(prefix) ? prefix : negotiateLanguage(headers['accept-language'])
}

/** Returns a failure, already translated, as a static page that needs no rendering. */
export function plainPage(failure: Failure, language: Language, baseUrl: string): string {
  const sentence = escaped(failure.message)
  const title = `${failure.status} ${STATUS_CODES[failure.status] ?? ''}`.trim()
  const home = `<a href="${escaped(baseUrl)}/${language}">${escaped(shell.backHome[language])}</a>`
  return `<!doctype html><html lang="${locales[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${sentence}</h1><p>${home}</p></html>`
}

export const pageType = 'text/html; charset=utf-8'

function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, sign => signs[sign] ?? '')
}
