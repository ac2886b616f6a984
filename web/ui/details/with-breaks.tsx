import { Fragment } from 'react'

/** A text with optional line breaks after slashes; they are not part of copied text. */
export function WithBreaks({ text }: { text: string }) {
  let length = 0
  return text.split(/(?<=\/)(?=[^/])/).map(piece => {
    length += piece.length
    return (
      <Fragment key={length}>
        {length > piece.length && <wbr />}
        {piece}
      </Fragment>
    )
  })
}
