import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { articlesSources } from '#messages/articles-sources.ts'
import { useSay } from '#web/language.ts'

const patience = 8000 // ms before the source counts as slow

/**
 * Says that a source is being queried; after a while also that it is slow, and what to do instead. Must be
 * rendered inside a live region (`role="status"`).
 */
export function SourceLookupStatus({ by, instead }: { by: 'pubmedId' | 'doi'; instead: Bilingual<string> }) {
  const say = useSay()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Text c="dimmed" size="sm" mb="sm">
      {say(articlesSources.asking[by])} {isSlow && `${say(articlesSources.slow)} ${say(instead)}`}
    </Text>
  )
}
