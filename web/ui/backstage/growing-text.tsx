import { Textarea, type TextareaProps } from '@mantine/core'
import styles from './growing-text.module.css'

const growsByStyle = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/**
 * A multi-line field that grows with its text. In browsers without `field-sizing` its height is measured on
 * each render.
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
