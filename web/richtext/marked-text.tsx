import type { ReactNode } from 'react'
import { runsOf, type TextMark } from '#contract/articles/marked-text.ts'
import { keepTogether } from '#web/ui/content/keep-together.ts'

/** Renders a title or an abstract with superscripts, subscripts and italics. */
export function MarkedText({ text }: { text: string }) {
  let place = 0
  return runsOf(text).map(run => {
    const key = place
    place += run.text.length
    return <Run key={key} marks={run.marks} text={run.text} />
  })
}

/** Renders the title of each row as `MarkedText`. */
export function markedTitles<Row extends { title: string }>(rows: readonly Row[]) {
  return rows.map(row => ({ ...row, title: <MarkedText text={row.title} /> }))
}

function Run({ marks, text }: { marks: readonly TextMark[]; text: string }): ReactNode {
  const [Mark, ...inner] = marks
  return Mark ? (
    <Mark>
      <Run marks={inner} text={text} />
    </Mark>
  ) : (
    keepTogether(text)
  )
}
