<?php
// Keeps servers that list folders from listing this one.
