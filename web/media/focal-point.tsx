import { Slider, Stack, Text } from '@mantine/core'
import type { FileDetail } from '#contract/files/file.ts'
import { fileWords } from '#messages/file-manager.ts'
import { useSay } from '#web/language.ts'
import styles from './file-panel.module.css'

export interface Focal {
  focalX: number
  focalY: number
}

interface Props {
  file: FileDetail
  value: Focal
  onChange: (value: Focal) => void
}

const hundredth = (share: number) => Math.round(share * 100) / 100

/** The point that stays in sight in every crop: by a click into the picture, or by two sliders. */
export function FocalPoint({ file, value, onChange }: Props) {
  const say = useSay()
  const place = { left: `${value.focalX * 100}%`, top: `${value.focalY * 100}%` }
  const slider = (label: string, share: number, set: (share: number) => void) => (
    <div>
      <Text size="sm">{label}</Text>
      <Slider
        value={Math.round(share * 100)}
        thumbLabel={label}
        label={percent => `${percent} %`}
        onChange={percent => set(percent / 100)}
      />
    </div>
  )
  return (
    <Stack gap={6}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keyboard */}
      <div
        className={styles.focal}
        onClick={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect()
          const focalX = hundredth((clientX - box.left) / box.width)
          const focalY = hundredth((clientY - box.top) / box.height)
          onChange({ focalX, focalY })
        }}
      >
        <img src={file.preview ?? file.src} alt="" />
        <span className={styles.focalMark} style={place} />
      </div>
      <Text size="sm" c="dimmed">
        {say(fileWords.focalHint)}
      </Text>
      {slider(say(fileWords.focalX), value.focalX, focalX => onChange({ ...value, focalX }))}
      {slider(say(fileWords.focalY), value.focalY, focalY => onChange({ ...value, focalY }))}
    </Stack>
  )
}
