import {
  ActionIcon,
  Badge,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  Input,
  type MantineColorsTuple,
  Modal,
  MultiSelect,
  Notification,
  Paper,
  PasswordInput,
  Pill,
  Popover,
  SegmentedControl,
  Select,
  Skeleton,
  Switch,
  Tabs,
  TagsInput,
} from '@mantine/core'
import styles from './theme.module.css'

// The brand from its palest to its darkest tone; the seventh is that of buttons.
const brand: MantineColorsTuple = [
  '#f8f1ed',
  '#f1e2da',
  '#e4c6b8',
  '#d6a088',
  '#c08a71',
  '#9d6550',
  '#8a523d',
  '#7a4634',
  '#633828',
  '#4a291d',
]

// The greys of its dark scheme that components name themselves.
const darkGrounds = {
  '--mantine-color-dark-0': 'var(--ink)',
  '--mantine-color-dark-2': 'var(--muted)',
  '--mantine-color-dark-3': 'var(--line-strong)',
  '--mantine-color-dark-4': 'var(--line-strong)',
  '--mantine-color-dark-5': 'var(--raised)',
  '--mantine-color-dark-6': 'var(--surface)',
  '--mantine-color-dark-7': 'var(--surface)',
  '--mantine-color-dark-8': 'var(--sunken)',
}

/** Mantine in the dress of our own tokens. What closes something, or shows a password, says so in the reader's language. */
export const themeFor = (close: string, showPassword: string) => {
  const closeButtonProps = { 'aria-label': close }
  return createTheme({
    primaryColor: 'brand',
    primaryShade: 6,
    colors: { brand },
    fontFamily: 'var(--font-text)',
    fontFamilyMonospace: 'var(--font-code)',
    headings: { fontFamily: 'var(--font-title)', fontWeight: '560' },
    defaultRadius: 'md',
    radius: { sm: '4px', md: 'var(--radius-control)', lg: 'var(--radius-card)' },
    cursorType: 'pointer',
    focusClassName: styles.focus ?? '',
    respectReducedMotion: true,
    components: {
      Badge: Badge.extend({ defaultProps: { tt: 'none' }, classNames: { root: styles.badge ?? '' } }),
      // Whoever passes through a form by Tab opens no list: typing, an arrow key or a click does.
      Select: Select.extend({ defaultProps: { openOnFocus: false } }),
      MultiSelect: MultiSelect.extend({ defaultProps: { openOnFocus: false } }),
      TagsInput: TagsInput.extend({ defaultProps: { openOnFocus: false } }),
      Button: Button.extend({ classNames: { root: styles.button ?? '' } }),
      ActionIcon: ActionIcon.extend({ classNames: { root: styles.icon ?? '' } }),
      Input: Input.extend({ classNames: { input: styles.field ?? '' } }),
      Skeleton: Skeleton.extend({ classNames: { root: styles.skeleton ?? '' } }),
      Switch: Switch.extend({ classNames: { input: styles.switch ?? '', thumb: styles.thumb ?? '' } }),
      // On phones what has no room in one line goes into the next.
      SegmentedControl: SegmentedControl.extend({
        classNames: { input: styles.segment ?? '' },
        styles: {
          root: { flexWrap: 'wrap', maxWidth: '100%' },
          indicator: { boxShadow: 'inset 0 0 0 1px var(--line-strong)' },
        },
      }),
      Modal: Modal.extend({
        defaultProps: { closeButtonProps },
        // In the dark theme it has the ground of the page: its border tells where it ends.
        styles: {
          content: { maxWidth: 'var(--modal-width)', border: '1px solid var(--line)' },
          title: { lineHeight: 1.3 },
          // The ring of what has the focus first ends above it.
          body: { paddingTop: 'var(--space-1)' },
        },
      }),
      Drawer: Drawer.extend({ defaultProps: { closeButtonProps } }),
      Notification: Notification.extend({ defaultProps: { closeButtonProps } }),
      // What one chooses from stays when the page above its field grows, such as by a picture that arrives.
      Popover: Popover.extend({ defaultProps: { hideDetached: false } }),
      PasswordInput: PasswordInput.extend({
        defaultProps: { visibilityToggleButtonProps: { 'aria-label': showPassword } },
      }),
      // In the dark theme theirs would be that of the field around them.
      Pill: Pill.extend({ styles: { root: { backgroundColor: 'var(--brand-tint)' } } }),
      // The line below the tab that is open is the one to be seen.
      Tabs: Tabs.extend({
        styles: { root: { '--tab-border-color': 'var(--line)' } },
        vars: () => ({ root: { '--tabs-color': 'var(--brand-text)' } }),
      }),
      Paper: Paper.extend({ styles: { root: { '--paper-border-color': 'var(--line)' } } }),
    },
  })
}

/** Every ground, ink and line follows the tokens, and with them the theme the reader chose. */
export const variables: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--brand-text)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--brand-tint)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--muted)',
    '--mantine-color-disabled-border': 'var(--line-strong)',
    '--mantine-color-brand-text': 'var(--brand-text)',
    '--mantine-color-brand-light': 'var(--brand-tint)',
    '--mantine-color-brand-light-hover': 'var(--brand-tint)',
    '--mantine-color-brand-light-color': 'var(--brand-text)',
    '--mantine-color-brand-outline': 'var(--brand-text)',
    '--mantine-primary-color-light-color': 'var(--brand-text)',
    '--mantine-color-red-filled': 'var(--danger-button)',
    '--mantine-color-red-filled-hover': 'var(--danger-button-hover)',
    '--mantine-color-red-text': 'var(--danger)',
    '--mantine-color-red-light': 'var(--danger-tint)',
    '--mantine-color-red-light-hover': 'var(--danger-tint)',
    '--mantine-color-red-light-color': 'var(--danger)',
    '--mantine-color-red-outline': 'var(--danger)',
    '--mantine-color-red-outline-hover': 'var(--danger-tint)',
  }
  return {
    variables: {},
    light: {
      ...both,
      '--mantine-color-gray-0': 'var(--paper)',
      '--mantine-color-gray-1': 'var(--sunken)',
      '--mantine-color-gray-2': 'var(--sunken)',
      '--mantine-color-gray-3': 'var(--line)',
      '--mantine-color-gray-4': 'var(--line-strong)',
    },
    dark: { ...both, ...darkGrounds },
  }
}
