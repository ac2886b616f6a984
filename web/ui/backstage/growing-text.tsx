import { Textarea, type TextareaProps } from '@mantine/core'
import styles from './growing-text.module.css'

const growsByStyle = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/**
 * A field for text of several lines, as tall as its text. Where a browser knows no such style, each is measured anew
 * whenever it is drawn.
 */
export function GrowingText({ minRows = 1, maxRows, ...props }: TextareaProps) {
  if (!growsByStyle) return <Textarea {...props} autosize minRows={minRows} {...(maxRows && { maxRows })} />
  return (
    <Textarea
      {...props}
      classNames={{ input: styles.growing }}
      styles={{ input: { '--min-rows': minRows, ...(maxRows && { '--max-rows': maxRows }) } }}
    />
  )
}
