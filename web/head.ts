import type { MetaDescriptor } from 'react-router'
import { type Bilingual, isLanguage, type Language, locales } from '#contract/language.ts'
import { shell } from '#messages/shell.ts'

interface Head {
  title: string
  description?: string | undefined
  /** Both addresses of the page, where both exist. */
  twins?: Bilingual<string> | undefined
  canonical?: string | undefined
  image?: string | undefined
  isHidden?: boolean
  /** What search engines read of it, in the words of schema.org. */
  facts?: readonly object[] | undefined
}

export function languageIn(path: string): Language {
  const [, prefix] = path.split('/')
  return isLanguage(prefix) ? prefix : 'de'
}

/** Title, description and what search engines and previews need. */
export function head(
  path: string,
  { title, description, twins, canonical, image, isHidden, facts = [] }: Head,
): MetaDescriptor[] {
  const language = languageIn(path)
  const full = title === shell.institute[language] ? title : `${title} · ${shell.institute[language]}`
  const about = description?.slice(0, 160)
  return [
    { title: full },
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: locales[language].replace('-', '_') },
    ...(about
      ? [
          { name: 'description', content: about },
          { property: 'og:description', content: about },
        ]
      : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...(twins ? alternates(twins) : []),
    ...facts.map(fact => ({ 'script:ld+json': fact }) as MetaDescriptor),
  ]
}

function alternates({ de, en }: Bilingual<string>): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
  return [link('de', de), link('en', en), link('x-default', de)]
}
