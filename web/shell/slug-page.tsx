import { type MetaDescriptor, redirect } from 'react-router'
import { type Bilingual, inBoth, type Language } from '#contract/language.ts'
import type { Section } from '#contract/pages/places.ts'
import { addressOf, type PageName } from '#contract/pathnames.ts'
import type { SocialCardContent } from '#contract/site/social-card.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, type Packed, unpacked, useData } from '#web/page-data.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import { trailFrom } from '#web/trail.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'

interface Shown {
  slugs: Bilingual<string>
  /** The language of the texts, and the languages available; both if absent. */
  language?: Language
  availableIn?: readonly Language[]
}

interface Declared<S extends Shown> {
  page: PageName
  find: (client: Client, slug: string) => Promise<S>
  /** The section and the lists of the breadcrumbs; the first list's title is shown on the social card. */
  section: Section | null
  lists: readonly { page: PageName; title: Bilingual<string> }[]
  titleOf: (shown: S) => string
  descriptionOf: (shown: S, language: Language) => string | undefined
  /** The picture of the social card. */
  pictureOf?: ((shown: S) => SocialCardContent['picture']) | undefined
  /** Further meta tags; on the server only, as `structuredData`. */
  metaOf?: ((shown: S) => MetaDescriptor[]) | undefined
  /**
   * Structured data in addition to the breadcrumbs; on the server only: `import.meta.env.SSR ? … :
   * undefined`.
   */
  structuredData?:
    | ((shown: S, place: { origin: string; language: Language; address: string }) => object)
    | undefined
}

/**
 * Declares a page that shows one record by its slug, with redirects from old slugs and from those of the
 * other language; returns its loader, meta tags and breadcrumbs. Used with `export const loader =
 * onServer(load)` and `clientLoader = inBrowser(load)`.
 */
export function slugPage<S extends Shown>(declared: Declared<S>) {
  const { page, find, titleOf, descriptionOf } = declared

  async function load(client: Client, { language, parameters, origin }: Address) {
    const shown = await find(client, parameters.slug ?? '')
    const slug = shown.slugs[language]
    if (slug !== parameters.slug) throw redirect(addressOf(page, language, { slug }), 301)
    return { ...shown, origin }
  }

  type Loaded = S & { origin: string }

  function meta({ location, loaderData }: MetaFacts<Loaded>): MetaDescriptor[] {
    const shown = unpacked(loaderData)
    if (!shown) return []
    const language = languageIn(location.pathname)
    const { origin, slugs, availableIn } = shown
    const addresses = inBoth(other => origin + addressOf(page, other, { slug: slugs[other] }))
    const facts = declared.metaOf?.(shown) ?? []
    return facts.concat(
      head(location.pathname, {
        title: titleOf(shown),
        description: descriptionOf(shown, language),
        canonical: addresses[shown.language ?? language],
        ...(availableIn?.length !== 1 && { twins: addresses }),
        origin,
        ...(import.meta.env.SSR && forMachines(shown, language, addresses[shown.language ?? language])),
      }),
    )
  }

  // On the server only, because browsers use neither.
  function forMachines(shown: Loaded, language: Language, address: string) {
    const { origin } = shown
    const trail = breadcrumbs(origin, trailTo(shown, language))
    const data = declared.structuredData?.(shown, { origin, language, address })
    return {
      socialCard: { section: declared.lists[0]?.title[language], picture: declared.pictureOf?.(shown) },
      structuredData: data ? [data, trail] : [trail],
    }
  }

  function trailTo(shown: S, language: Language) {
    const lists = declared.lists.map(list => ({
      label: list.title[language],
      href: addressOf(list.page, language),
    }))
    return trailFrom(language, declared.section, ...lists, { label: titleOf(shown) })
  }

  function Trail() {
    const shown = useData<typeof load>() as S
    const language = useLanguage()
    const lang = shown.language === language ? undefined : shown.language
    return <Breadcrumbs label={useSay()(shell.here)} trail={trailTo(shown, language)} lang={lang} />
  }

  return { load, meta, Trail }
}

interface MetaFacts<Loaded> {
  location: { pathname: string }
  loaderData?: Packed<Loaded> | undefined
}
