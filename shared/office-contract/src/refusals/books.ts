/** Refusals about the months of the books. */
export const booksRefusals = {
  monthBusy: '{{month}} stays as it is: others were at work in it. Try again.',
  monthOver: '{{month}} stays open: a month is closed a day after its end at the earliest.',
  monthOrder: '{{month}} stays open: months are closed in their order.',
  monthUnsettled: '{{month}} stays open: a month is closed when all of its orders are settled.',
  monthUnsealed: '{{month}} stays where it is: a month is moved once it is sealed.',
  monthSpace: '{{month}} stays where it is: there is no tablespace {{space}} that it may be put in.',
  monthDiffers: 'The rows of {{month}} are not those that were sealed: restore it from a back-up.',
} as const;
