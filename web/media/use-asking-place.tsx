import { Text } from '@mantine/core'
import { useState } from 'react'
import { typedInDialog as words } from '#messages/typed-in-dialog.ts'
import { useSay } from '#web/language.ts'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import type { Place } from './use-place.ts'

/** Like the address state of the file panel, but asks before unsaved text about the open file is discarded. */
export function useAskingPlace(place: Place) {
  const say = useSay()
  const [isTyped, setTyped] = useState(false)
  const leave = (act: () => void) => {
    if (!isTyped) return act()
    confirmFirst({
      title: say(words.title),
      children: <Text>{say(words.lead)}</Text>,
      labels: { confirm: say(words.discard), cancel: say(words.stay) },
      onConfirm: act,
    })
  }
  return {
    isTyped,
    setTyped,
    leave,
    place: {
      ...place,
      go: (folder: string) => leave(() => place.go(folder)),
      showFile: (id: number | null) => leave(() => place.showFile(id)),
    },
  }
}
