/** `@members/ui/overlay`: layers above the page. One instance per page serves every React root. */
export { afterLayers } from './backStack';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
export { Dialog, type DialogProps } from './Dialog';
export { FullScreen, type FullScreenProps } from './FullScreen';
export { Popover, type PopoverProps } from './Popover';
export { Sheet, type SheetProps } from './Sheet';
export { toast, type ToastOptions, type ToastTone } from './toast';
export { ToastProvider, type ToastProviderProps } from './ToastProvider';
