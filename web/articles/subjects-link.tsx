import { Button } from '@mantine/core'
import { IconTags } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { labelLists } from '#messages/labels.ts'
import { useLanguage, useSay } from '#web/language.ts'

/** Link to the list of subjects, where they are named, translated and merged. */
export function SubjectsLink() {
  return (
    <Button
      component={Link}
      to={`${addressOf('backstageLabels', useLanguage())}?list=subject`}
      variant="default"
      leftSection={<IconTags size={18} aria-hidden />}
    >
      {useSay()(labelLists.subject)}
    </Button>
  )
}
