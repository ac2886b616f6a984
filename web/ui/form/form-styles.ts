import checkbox from './checkbox.module.css'
import choices from './choice-group.module.css'
import control from './control.module.css'
import summary from './error-summary.module.css'
import frame from './field-frame.module.css'
import fieldset from './fieldset.module.css'
import file from './file-field.module.css'

/** The styles of a form whose code is loaded later, see `slot`. */
export const formStyles = [checkbox, choices, control, summary, frame, fieldset, file]
