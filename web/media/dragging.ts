import { type DragEvent, useState } from 'react'
import { canTake } from './paths.ts'

const format = 'application/x-larmor-paths'

/** Starts dragging the files and folders at these paths. */
export function dragPaths(event: DragEvent, paths: readonly string[]): void {
  event.dataTransfer.setData(format, JSON.stringify(paths))
  event.dataTransfer.effectAllowed = 'move'
}

export function isDraggingFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}

/** Makes a folder a drop target for files and folders of the file manager. */
export function useDropTarget(folder: string, onMove: (paths: string[], folder: string) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    props: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(format)) return
        event.preventDefault()
        event.stopPropagation()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        const given = event.dataTransfer.getData(format)
        setOver(false)
        if (!given) return
        event.preventDefault()
        event.stopPropagation()
        const paths = (JSON.parse(given) as string[]).filter(path => canTake(folder, path))
        if (paths.length > 0) onMove(paths, folder)
      },
    },
  }
}
