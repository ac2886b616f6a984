import { Anchor } from '@mantine/core'
import { manager } from '#messages/file-manager.ts'
import { useSay } from '#web/language.ts'
import styles from './folders.module.css'
import { foldersTo } from './paths.ts'
import type { Place } from './use-place.ts'

/** Breadcrumbs of the open folder. */
export function FolderTrail({ place }: { place: Place }) {
  const say = useSay()
  const steps = [{ path: '', name: say(manager.top) }, ...foldersTo(place.folder)]
  return (
    <nav aria-label={say(manager.path)} className={styles.trail}>
      <ol>
        {steps.map(({ path, name }, n) => (
          <li key={path}>
            {n === steps.length - 1 ? (
              <span aria-current="true">{name}</span>
            ) : (
              <Anchor component="button" type="button" onClick={() => place.go(path)}>
                {name}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
