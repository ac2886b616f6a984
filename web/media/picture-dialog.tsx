import { imageTypes, type File as StoredFile } from '#contract/files/file.ts'
import { files } from '#messages/files.ts'
import { useSay } from '#web/language.ts'
import { FileDialog } from './file-dialog.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  onChoose: (file: StoredFile) => void
}

/** Dialog that chooses a stored picture by folder, or uploads a new one. */
export function PictureDialog(props: Props) {
  const say = useSay()
  const words = {
    title: say(files.choosePicture),
    upload: say(files.upload),
    uploaded: say(files.uploaded),
    hint: say(files.limits),
  }
  return <FileDialog {...props} kind="image" accept={imageTypes.join(',')} words={words} />
}
