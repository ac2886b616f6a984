import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRowPlace } from './row-list.tsx'
import { RemoveTool, type RowActs, RowGrip, RowMenu, RowTools } from './row-tools.tsx'
import styles from './rows.module.css'
import { useRow } from './use-row.ts'

interface Props extends RowActs {
  id: string
  /** Whether the fields are beside the handle, instead of below the name and the tools. */
  isLine?: boolean | undefined
  /** Whether the row can be neither moved nor removed. */
  isFixed?: boolean | undefined
  children: ReactNode
}

/** One row of a `RowList`. */
export function Row({ id, isLine = false, isFixed = false, children, ...acts }: Props) {
  const { name } = useRowPlace(id)
  const { frame, handle } = useRow(id)
  if (isLine)
    return (
      <Box {...frame} className={styles.line ?? ''} role="group" aria-label={name}>
        {!isFixed && <RowMenu id={id} handle={handle} {...acts} />}
        <div className={styles.fields} data-fields>
          {children}
        </div>
        {!isFixed && <RemoveTool id={id} {...acts} />}
      </Box>
    )
  return (
    <Box {...frame} className={styles.card ?? ''} role="group" aria-label={name}>
      <div className={styles.head}>
        {!isFixed && <RowGrip id={id} handle={handle} />}
        <Text className={styles.name ?? ''} fw={600}>
          {name}
        </Text>
        {!isFixed && <RowTools id={id} {...acts} />}
      </div>
      <div data-fields>{children}</div>
    </Box>
  )
}
