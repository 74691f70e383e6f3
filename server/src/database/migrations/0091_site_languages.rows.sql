UPDATE site SET languages = '{en_us,ko_ko}';
