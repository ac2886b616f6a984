import { type DragEvent, useState } from 'react'
import { isDraggingFiles } from './dragging.ts'

/** Drop target for files and folders from the desktop. */
export function useUploadDrop(onDropped: (items: DataTransferItemList) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    props: {
      onDragOver: (event: DragEvent) => {
        if (!isDraggingFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!isDraggingFiles(event)) return
        event.preventDefault()
        onDropped(event.dataTransfer.items)
      },
    },
  }
}
