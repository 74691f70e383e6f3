/** Width to height of the pictures, as in CSS: every box has its size before its picture is there. */
export const productRatio = '4 / 3';
export const portraitRatio = '4 / 5';
