import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { articlesSources } from '#messages/articles-sources.ts'
import { useSay } from '#web/language.ts'

const patience = 8000 // ms

/** That a source is asked, for a place that is a status; after a while also that it answers slowly, and what can be done meanwhile. */
export function Asking({ by, instead }: { by: 'pubmedId' | 'doi'; instead: Bilingual<string> }) {
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
