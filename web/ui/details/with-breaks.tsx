import { Fragment } from 'react'

/** A text whose addresses may go on in the next line after a slash; copied, it is the text alone. */
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
