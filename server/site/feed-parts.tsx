import { Fragment, type ReactNode } from 'react'
import type { ShownItem, ShownItemOf } from '#contract/pages/items.ts'
import { addressOf } from '#contract/pathnames.ts'
import { experimentNames } from '#messages/experiments.ts'
import { films } from '#messages/films.ts'
import { absoluteAddress, blocks, Figure } from './feed-blocks.tsx'

interface Props {
  item: ShownItem
  /** Address of the item's page. */
  base: string
}

/** One part of an item for feed readers, in a language in which it exists. */
export function Part({ item, base }: Props) {
  const { title, language, image, video, caption } = item
  return (
    <div lang={language}>
      {title && <h2>{title}</h2>}
      {video ? (
        <p>
          <a href={absoluteAddress(video.src, base)}>{caption || title || films.film[language]}</a>
        </p>
      ) : (
        image && <Figure picture={{ ...image, caption: caption ?? image.caption }} base={base} />
      )}
      {contentOf(item, base)}
    </div>
  )
}

function contentOf(item: ShownItem, base: string): ReactNode {
  const { language } = item
  switch (item.type) {
    case 'text':
      return blocks(item.content?.content, base)
    case 'pictureText':
      return <PictureText content={item.content} base={base} />
    case 'faq':
      return each(item.content.entries, ({ question, answer }) => (
        <>
          <h3>{question}</h3>
          {blocks(answer?.content, base)}
        </>
      ))
    case 'offers':
      return each(item.content.offers, ({ title, text, link }) => (
        <>
          <h3>{title}</h3>
          {blocks(text?.content, base)}
          <To link={link} label={title} base={base} />
        </>
      ))
    case 'gallery':
      return each(item.content.pictures, ({ image, caption }) => <Shown {...{ image, caption, base }} />)
    case 'quote':
      return <Quote content={item.content} />
    case 'embed':
      return <To link={item.content.address} label={item.content.label} base={base} />
    case 'experiment':
      return <p>{experimentNames[item.content.experiment][language]}</p>
    case 'poll':
      return <Poll item={item} base={base} />
    default:
      return shortOf(item, base)
  }
}

type Short = ShownItemOf<
  'cards' | 'timeline' | 'downloads' | 'people' | 'contactPerson' | 'callToAction' | 'mapLink' | 'figures'
>

/** Renders the types of parts with short texts. */
function shortOf(item: Short, base: string): ReactNode {
  switch (item.type) {
    case 'cards':
      return list(item.content.cards, ({ title, text, link }) => (
        <>
          {link ? <a href={absoluteAddress(link, base)}>{title}</a> : title}
          {text && `: ${text}`}
        </>
      ))
    case 'timeline':
      return list(item.content.entries, ({ when, title, text }) => joined([when, title, text], ': '))
    case 'downloads':
      return list(
        item.content.files,
        ({ label, file }) => file && <a href={absoluteAddress(file.src, base)}>{label || file.name}</a>,
      )
    case 'people':
      return list(item.content.people, ({ name, role, text }) => joined([name, role, text], ', '))
    case 'figures':
      return list(item.content.figures, ({ value, label }) => joined([value, label], ' '))
    case 'contactPerson': {
      const { name, role, text, email, phone } = item.content
      return <p>{joined([name, role, text, email, phone], ', ')}</p>
    }
    case 'mapLink':
      return <Call text={item.content.address} {...item.content} base={base} />
    case 'callToAction':
      return <Call {...item.content} base={base} />
  }
}

// The entries never move, so their index can be the key.
function each<Entry>(entries: readonly Entry[], show: (entry: Entry) => ReactNode): ReactNode {
  return entries.map((entry, place) => <Fragment key={place}>{show(entry)}</Fragment>)
}

function list<Entry>(entries: readonly Entry[], show: (entry: Entry) => ReactNode): ReactNode {
  return (
    <ul>
      {each(entries, entry => (
        <li>{show(entry)}</li>
      ))}
    </ul>
  )
}

function joined(words: readonly (string | null)[], between: string): string {
  return words.filter(Boolean).join(between)
}

interface ShownPicture {
  image: ShownItemOf<'gallery'>['content']['pictures'][number]['image']
  caption: string
  base: string
}

function Shown({ image, caption, base }: ShownPicture) {
  return image && <Figure picture={{ ...image, caption: caption || image.caption }} base={base} />
}

function PictureText({ content, base }: { content: ShownItemOf<'pictureText'>['content']; base: string }) {
  return (
    <>
      <Shown image={content.image} caption={content.caption} base={base} />
      {blocks(content.text?.content, base)}
    </>
  )
}

function Quote({ content: { text, name, role } }: { content: ShownItemOf<'quote'>['content'] }) {
  const by = joined([name, role], ', ')
  return (
    <blockquote>
      <p>{text}</p>
      {by && (
        <p>
          <cite>{by}</cite>
        </p>
      )}
    </blockquote>
  )
}

function Poll({ item: { content, language }, base }: { item: ShownItemOf<'poll'>; base: string }) {
  const { poll } = content
  return poll && <To link={addressOf('poll', language, { slug: poll.slug })} label={poll.title} base={base} />
}

function To({ link, label, base }: { link: string | null; label: string; base: string }) {
  return (
    link && (
      <p>
        <a href={absoluteAddress(link, base)}>{label}</a>
      </p>
    )
  )
}

function Call({
  text,
  label,
  link,
  base,
}: {
  text: string
  label: string
  link: string | null
  base: string
}) {
  return (
    <>
      {text && <p>{text}</p>}
      <To link={link} label={label} base={base} />
    </>
  )
}
