import { Button, Slider, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Self } from '#contract/people/self.ts'
import { ownWords as words } from '#messages/own-profile.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import styles from './portrait-frame.module.css'

const call = client.account.self.frame

/** Editor for the focal point and the credit of the current user's portrait. */
export function PortraitFrame({ portrait }: { portrait: NonNullable<Self['portrait']> }) {
  const say = useSay()
  const queries = useQueryClient()
  const [{ src, isOwn, ground, ...frame }, setFrame] = useState(portrait)
  const { focalX, focalY, credit } = frame
  const change = (given: Partial<typeof frame>) => setFrame(now => ({ ...now, ...given }))
  const save = async () => {
    try {
      queries.setQueryData(['me'], await call(frame))
      // Updates the preview below.
      await queries.invalidateQueries({ queryKey: ['me', 'draft'] })
      toast.done(say(words.portraitDone))
    } catch (error) {
      toast.failed(textOf(error))
    }
  }
  return (
    <Stack gap="xs" mt="sm">
      <img
        className={styles.picture}
        data-ground={ground}
        src={src}
        alt=""
        style={{ objectPosition: `${focalX * 100}% ${focalY * 100}%` }}
      />
      {!isOwn && (
        <Text size="xs" c="dimmed">
          {say(words.foreignPortrait)}
        </Text>
      )}
      {isOwn && (
        <>
          <Share label={say(words.across)} value={focalX} onChange={value => change({ focalX: value })} />
          <Share label={say(words.down)} value={focalY} onChange={value => change({ focalY: value })} />
          {(['de', 'en'] as const).map(one => (
            <TextInput
              key={one}
              lang={one}
              label={say(one === 'de' ? words.creditDe : words.creditEn)}
              value={credit?.[one] ?? ''}
              onChange={event =>
                change({ credit: { ...(credit ?? { de: '', en: '' }), [one]: event.currentTarget.value } })
              }
            />
          ))}
          <Button variant="default" onClick={() => void save()}>
            {say(words.keepFrame)}
          </Button>
        </>
      )}
    </Stack>
  )
}

interface ShareProps {
  label: string
  /** From 0 to 1. */
  value: number
  onChange: (value: number) => void
}

function Share({ label, value, onChange }: ShareProps) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Slider
        thumbLabel={label}
        label={shown => `${shown} %`}
        value={Math.round(value * 100)}
        onChange={percent => onChange(percent / 100)}
      />
    </div>
  )
}
