import type { Chapter } from '../chapter';
import { chartChapter } from './charts';
import { choiceChapter } from './choices';
import { buttonChapter, menuChapter, tooltipChapter } from './actions';
import {
  cardChapter,
  iconChapter,
  illustrationChapter,
  marksChapter,
  noticeChapter,
  progressChapter,
  textChapter,
} from './content';
import { dateRangeChapter } from './dates';
import {
  radioGroupChapter,
  searchableSelectChapter,
  selectChapter,
  fieldNotesChapter,
  textAreaChapter,
  textFieldChapter,
  tickChapter,
} from './fields';
import { modalChapter, snackbarChapter, stepperChapter, tourChapter } from './guidance';
import { filterChapter } from './filters';
import { offerChapter } from './offers';
import { richTextChapter } from './rich-text';
import { tableChapter } from './table';
import { emptyChapter, errorChapter, loadingChapter } from './states';

export const chapters: readonly Chapter[] = [
  buttonChapter,
  textFieldChapter,
  textAreaChapter,
  fieldNotesChapter,
  richTextChapter,
  selectChapter,
  searchableSelectChapter,
  tickChapter,
  radioGroupChapter,
  choiceChapter,
  cardChapter,
  menuChapter,
  modalChapter,
  stepperChapter,
  tourChapter,
  tooltipChapter,
  snackbarChapter,
  noticeChapter,
  loadingChapter,
  emptyChapter,
  errorChapter,
  chartChapter,
  dateRangeChapter,
  tableChapter,
  filterChapter,
  marksChapter,
  progressChapter,
  textChapter,
  offerChapter,
  iconChapter,
  illustrationChapter,
];
