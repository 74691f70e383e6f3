UPDATE banners SET link = '/girls';
