import { mendedFolderName } from '#contract/files/file.ts'
import { joined } from './paths.ts'

/** Returns the dropped files; those in dropped folders with their subfolder. */
export async function droppedFiles(items: DataTransferItemList, folder: string) {
  const entries = [...items].flatMap(item => item.webkitGetAsEntry() ?? [])
  return (await Promise.all(entries.map(entry => filesIn(entry, folder)))).flat()
}

async function filesIn(entry: FileSystemEntry, folder: string): Promise<{ file: File; folder: string }[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    )
    return [{ file, folder }]
  }
  const inside = await entriesOf(entry as FileSystemDirectoryEntry)
  const found = await Promise.all(
    inside.map(one => filesIn(one, joined(folder, mendedFolderName(entry.name)))),
  )
  return found.flat()
}

// Browsers return at most 100 entries per call.
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}
