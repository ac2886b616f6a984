import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#contract/language.ts'
import type { NewsletterDetail } from '#contract/newsletter/newsletter.ts'
import { addressOf } from '#contract/pathnames.ts'
import { plainText } from '#contract/richtext.ts'
import { socialCardAddress } from '#contract/site/social-card.ts'
import { newsletter as say } from '#messages/newsletter.ts'
import { type Feed, type FeedItem, feedWith, idOf } from './feed.ts'
import { blocks } from './feed-blocks.tsx'

interface Source {
  language: Language
  /** Origin of the site. */
  origin: string
  /** The most recently sent first, all in this language. */
  issues: readonly NewsletterDetail[]
}

/** The feed of the newsletter's archive. */
export function issueFeed({ language, origin, issues }: Source): Feed {
  return feedWith({
    ...{ language, origin, name: ':newsletter', of: 'newsletter' },
    title: say.title[language],
    lead: say.lead[language],
    page: addressOf('newsletter', language),
    items: issues.map(issue => itemOf(issue, language, origin)),
  })
}

function itemOf(issue: NewsletterDetail, language: Language, origin: string): FeedItem {
  const { id, slug, title, content, sentAt } = issue
  const path = addressOf('newsletterIssue', language, { slug })
  const name = `newsletter:${id}:${language}`
  const sent = new Date(sentAt ?? 0)
  return {
    id: idOf(origin, name),
    guid: `${new URL(origin).host}:${name}`,
    address: origin + path,
    title,
    teaser: plainText(content && { ...content, content: content.content.slice(0, 1) }),
    html: renderToStaticMarkup(<>{blocks(content?.content, origin + path)}</>),
    author: null,
    labels: [],
    picture: null,
    card: origin + socialCardAddress(path, { title, section: say.title[language], picture: null }),
    publishedAt: sent,
    updatedAt: sent,
  }
}
