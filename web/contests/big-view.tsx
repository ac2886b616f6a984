import { type KeyboardEvent, type TouchEvent, useRef } from 'react'
import type { ContestWork } from '#contract/contests/work.ts'
import { contestVotes as say } from '#messages/contest-votes.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Picture } from '#web/ui/content/picture.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog } from '#web/ui/details/dialog.tsx'
import { Recording } from '#web/voting/recording.tsx'
import styles from './ballot.module.css'
import page from './contests.module.css'
import { PointStepper } from './point-stepper.tsx'
import type { BallotPoints } from './use-points.ts'

/** Index of the work in the list. When closed, it still holds the work that gets the focus back. */
export interface Look {
  at: number
  isOpen: boolean
}

interface Props {
  works: readonly ContestWork[]
  look: Look
  onLook: (look: Look) => void
  points: BallotPoints
}

/** Large view of one work with its text and votes; arrow keys and swipes move to the next one. */
export function BigView({ works, look: { at, isOpen }, onLook, points }: Props) {
  const words = useSay()
  const work = works[at]
  const move = (by: number) => onLook({ isOpen, at: (at + by + works.length) % works.length })
  const hands = useStepHandlers(move)
  if (!work) return null
  const close = () => onLook({ at, isOpen: false })
  return (
    <div className={styles.swiped} {...hands}>
      <Dialog open={isOpen} title={work.title} closeLabel={words(say.close)} onClose={close}>
        <Work work={work} />
        <div className={styles.bigFoot}>
          <PointStepper work={work} points={points} />
          <div className={styles.turn}>
            <Button tone="quiet" onClick={() => move(-1)}>
              {words(say.previous)}
            </Button>
            <Button tone="quiet" onClick={() => move(1)}>
              {words(say.next)}
            </Button>
          </div>
        </div>
        <p className={page.kind} role="status">
          {words(say.ofMany)(at + 1, works.length)} · {words(say.left)(points.left, points.all)}
        </p>
      </Dialog>
    </div>
  )
}

function Work({ work }: { work: ContestWork }) {
  const language = useLanguage()
  return (
    <div className={styles.big} data-wide lang={work.language === language ? undefined : work.language}>
      {work.image && <Picture picture={work.image} sizes="90vw" />}
      {work.recording && <Recording key={work.id} recording={work.recording} title={work.title} />}
      {work.text && <p className={styles.text}>{work.text}</p>}
    </div>
  )
}

const shortestSwipe = 50 // pixels

/** Handlers for arrow keys, except in a media player, and for horizontal swipes through the works. */
function useStepHandlers(move: (by: number) => void) {
  const began = useRef<{ x: number; y: number } | null>(null)
  return {
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLMediaElement) return
      if (key === 'ArrowLeft') move(-1)
      if (key === 'ArrowRight') move(1)
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined
      began.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!touch || !began.current) return
      const [across, down] = [touch.clientX - began.current.x, touch.clientY - began.current.y]
      if (Math.abs(across) > shortestSwipe && Math.abs(across) > 2 * Math.abs(down)) move(across < 0 ? 1 : -1)
    },
  }
}
