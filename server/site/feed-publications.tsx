import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runsOf, unmarked } from '#contract/articles/marked-text.ts'
import { addressesOf, sourceLine } from '#contract/articles/source-line.ts'
import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { socialCardAddress } from '#contract/site/social-card.ts'
import { articles as say } from '#messages/articles.ts'
import type { NewArticle } from '#server/articles/articles.ts'
import { type Feed, type FeedItem, feedWith, idOf } from './feed.ts'

interface Source {
  language: Language
  /** Origin of the site. */
  origin: string
  /** The most recently published first. */
  articles: readonly NewArticle[]
}

/** The feed of publications. */
export function publicationFeed({ language, origin, articles }: Source): Feed {
  return feedWith({
    ...{ language, origin, name: ':publications', of: 'publications' },
    title: say.title[language],
    lead: say.feedLead[language],
    page: addressOf('scientificArticles', language),
    items: articles.map(article => itemOf(article, language, origin)),
  })
}

function itemOf(article: NewArticle, language: Language, origin: string): FeedItem {
  const { id, slug, category, authors, summary, appearedAt } = article
  const title = unmarked(article.title)
  const path = addressOf('article', language, { slug })
  const name = `articles:${id}:${language}`
  const updatedAt = new Date(article.updatedAt)
  return {
    id: idOf(origin, name),
    guid: `${new URL(origin).host}:${name}`,
    address: origin + path,
    title,
    teaser: summary || sourceLine(article),
    html: htmlOf(article),
    author: namesOf(authors) || null,
    labels: category ? [category.label] : [],
    picture: null,
    card: origin + socialCardAddress(path, { title, section: say.title[language], picture: null }),
    publishedAt: appearedAt,
    updatedAt: updatedAt > appearedAt ? updatedAt : appearedAt,
  }
}

const mostNames = 20 // authors in a feed; some papers have thousands, and the page names all

function namesOf(authors: NewArticle['authors']): string {
  const names = authors.slice(0, mostNames).map(({ name }) => name)
  return [...names, ...(authors.length > mostNames ? ['et al.'] : [])].join(', ')
}

function htmlOf(article: NewArticle): string {
  const paragraphs = [article.summary, ...article.abstract.split('\n')].filter(Boolean)
  return renderToStaticMarkup(
    <>
      <p>{namesOf(article.authors)}</p>
      <p>
        <cite>{sourceLine(article)}</cite>
      </p>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>
          <Marked text={paragraph} />
        </p>
      ))}
      {addressesOf(article).map(({ name, id, href }) => (
        <p key={name}>
          <a href={href}>
            {name}: {id}
          </a>
        </p>
      ))}
    </>,
  )
}

function Marked({ text }: { text: string }) {
  let place = 0
  return runsOf(text).map(({ text: letters, marks }) => {
    const key = place
    place += letters.length
    return (
      <Fragment key={key}>
        {marks.reduceRight<ReactNode>(
          (inner, Mark) => (
            <Mark>{inner}</Mark>
          ),
          letters,
        )}
      </Fragment>
    )
  })
}
