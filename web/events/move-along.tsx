import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { eventMoved, movedAlong, onAnotherDay, stillAtOldTime } from '#messages/event-moved.ts'
import { useSay } from '#web/language.ts'
import type { EventForm } from './event-form.ts'
import {
  type EventTimes,
  movedTimes,
  type TimesBeside,
  timesOnOtherDays,
  unmovedTimes,
} from './moved-times.ts'

const wordsOf = (names: readonly TimesBeside[]) => names.map(name => eventMoved.times[name])

/**
 * After a change of the start: lists the times that are still at the old date, with a button that moves them
 * too.
 */
export function MoveAlong({ form: { values, set }, item }: EventForm) {
  const say = useSay()
  // The last consistent times: those saved, or those moved since.
  const [moved, setMoved] = useState<{ version: number; times: EventTimes; names: TimesBeside[] } | null>(
    null,
  )
  const last = moved?.version === item?.version ? moved : null
  const before = last?.times ?? item
  const left = before ? unmovedTimes(values, before) : []
  const move = () => {
    if (!item || !before?.start) return
    const next = movedTimes(values, before.start)
    const times: EventTimes = { ...before, start: values.start }
    for (const name of left) {
      set(name, next[name])
      Object.assign(times, { [name]: next[name] })
    }
    setMoved({ version: item.version, times, names: left })
  }
  if (left.length > 0)
    return (
      <div role="status">
        <Text size="sm" mb="xs">
          {say(stillAtOldTime(wordsOf(left)))}
        </Text>
        <Button size="xs" variant="default" mb="sm" onClick={move}>
          {say(eventMoved.move)}
        </Button>
      </div>
    )
  const isMoved = last !== null && last.times.start === values.start
  return (
    <>
      {isMoved && <Moved key={last.times.start} words={say(movedAlong(wordsOf(last.names)))} />}
      <OtherDays names={timesOnOtherDays(values)} />
    </>
  )
}

/** Replaces the pressed button and takes its focus. */
function Moved({ words }: { words: string }) {
  return (
    <Text size="sm" mb="sm" role="status" tabIndex={-1} ref={takeFocus}>
      {words}
    </Text>
  )
}

const takeFocus = (line: HTMLElement | null) => line?.focus({ preventScroll: true })

function OtherDays({ names }: { names: readonly TimesBeside[] }) {
  const say = useSay()
  if (names.length === 0) return null
  return (
    <Text size="sm" mb="sm" c="var(--warn)" role="status">
      {say(onAnotherDay(wordsOf(names)))}
    </Text>
  )
}
