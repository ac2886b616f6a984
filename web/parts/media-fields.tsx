import { SegmentedControl, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import { useRef } from 'react'
import { languages } from '#contract/language.ts'
import { type ContentItem, type MediaType, mediaTypes } from '#contract/pages/items.ts'
import { records } from '#messages/backstage.ts'
import { films, mediaNames } from '#messages/films-backstage.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { CaptionFields } from '#web/films/caption-fields.tsx'
import { FilmField, smallWidth } from '#web/films/film-field.tsx'
import { useSay } from '#web/language.ts'
import { PictureField } from '#web/media/picture-field.tsx'
import { useField } from '#web/records/fields.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { twoAbreast } from './block-fields.tsx'

interface Props {
  item: ContentItem
  onChange: (change: (now: ContentItem) => ContentItem) => void
}

/** The media of a part: none, a picture or a film. */
export function MediaFields({ item, onChange }: Props) {
  const say = useSay()
  const choose = useMediaChoice({ item, onChange })
  const { mediaType } = item
  return (
    <Stack gap="sm" component="section" aria-label={say(films.media)}>
      <Text size="sm" fw={500}>
        {say(films.media)}
      </Text>
      <SegmentedControl
        aria-label={say(films.media)}
        color="brand"
        data={mediaTypes.map(type => ({ value: type, label: say(mediaNames[type]) }))}
        value={mediaType}
        onChange={value => choose(value as MediaType)}
      />
      {mediaType === 'image' && <Picture item={item} onChange={onChange} />}
      {isFilm(mediaType) && (
        <>
          <FilmField
            key={mediaType}
            kind={mediaType}
            videoId={item.videoId}
            posterId={item.imageId}
            onFilm={videoId => onChange(now => ({ ...now, videoId }))}
          />
          <Captions item={item} onChange={onChange} />
          <Poster item={item} onChange={onChange} />
        </>
      )}
      {mediaType !== 'none' && <Caption item={item} onChange={onChange} />}
    </Stack>
  )
}

function isFilm(type: MediaType): type is 'video' | 'hlsVideo' {
  return type === 'video' || type === 'hlsVideo'
}

// Remembers the film of each type, so that switching to another type and back restores it.
function useMediaChoice({ item, onChange }: Props) {
  const kept = useRef<Partial<Record<MediaType, number | null>>>({})
  return (mediaType: MediaType) => {
    if (isFilm(item.mediaType)) kept.current[item.mediaType] = item.videoId
    const otherwise = isFilm(item.mediaType) ? null : item.videoId
    const videoId = isFilm(mediaType) ? (kept.current[mediaType] ?? otherwise) : item.videoId
    onChange(now => ({ ...now, mediaType, videoId }))
  }
}

function Picture({ item, onChange }: Props) {
  const field = useField()
  return (
    <PictureField
      {...field('imageId')}
      imageId={item.imageId}
      alt={item.imageAlt}
      onPicture={imageId => onChange(now => ({ ...now, imageId, imageAlt: null }))}
      onAlt={imageAlt => onChange(now => ({ ...now, imageAlt }))}
    />
  )
}

function Poster({ item, onChange }: Props) {
  const say = useSay()
  return (
    <Stack gap={4} maw={smallWidth} component="section" aria-label={say(films.poster)}>
      <Text size="sm" fw={500}>
        {say(films.poster)}
      </Text>
      <Text size="sm" c="dimmed">
        {say(films.posterHint)}
      </Text>
      <PictureField
        imageId={item.imageId}
        alt={item.imageAlt}
        onPicture={imageId => onChange(now => ({ ...now, imageId, imageAlt: null }))}
        onAlt={null}
      />
    </Stack>
  )
}

function Captions({ item, onChange }: Props) {
  const say = useSay()
  return (
    <Stack gap={4}>
      <SimpleGrid type="container" cols={twoAbreast} spacing="md" verticalSpacing="xs">
        <CaptionFields
          value={item.videoCaptions}
          onChange={make => onChange(now => ({ ...now, videoCaptions: make(now.videoCaptions) }))}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {say(films.captionsHint)}
      </Text>
    </Stack>
  )
}

function Caption({ item, onChange }: Props) {
  const say = useSay()
  const field = useField()
  const names = say(records.languageNames)
  return (
    <>
      <SimpleGrid type="container" cols={twoAbreast} spacing="md" verticalSpacing="xs">
        {languages.map(language => (
          <GrowingText
            key={language}
            {...field(`caption.${language}`)}
            lang={language}
            label={`${say(pagesBackstage.caption)} (${names[language]})`}
            value={item.caption[language]}
            onChange={event => {
              const words = event.currentTarget.value.replace(/\n/g, ' ')
              onChange(now => ({ ...now, caption: { ...now.caption, [language]: words } }))
            }}
          />
        ))}
      </SimpleGrid>
      <Switch
        label={say(pagesBackstage.captionShown)}
        checked={item.isCaptionVisible}
        onChange={event => {
          const isCaptionVisible = event.currentTarget.checked
          onChange(now => ({ ...now, isCaptionVisible }))
        }}
      />
    </>
  )
}
